/** A picture of the gallery. */
export interface Shot {
  /** What it shows: all pictures of one thing stand in one row. */
  readonly of: string
  /** How it was taken: `phone light`, `phone light, before`. */
  readonly as: string
  /** Its file, beside the page. */
  readonly file: string
}

/** The HTML of a page that shows pictures in rows, each cut to its first screen and leading to the whole. */
export function galleryPage(shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map((shot) => shot.of))].map((of) => {
    const figures = shots.filter((shot) => shot.of === of).map(figure)
    return `<h2>${of}</h2>\n<div>${figures.join('')}</div>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tera Raid Info: gallery</title>
<style>
body { font: 15px system-ui; margin: 24px; background: #888; }
div { display: flex; gap: 12px; overflow-x: auto; }
figure { margin: 0; }
img { height: 420px; max-width: 640px; object-fit: cover; object-position: top; }
</style>
<h1>Gallery</h1>
${rows.join('\n')}
</html>
`
}

function figure({ of, as, file }: Shot): string {
  return `<figure><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${of}, ${as}" loading="lazy"></a><figcaption>${as}</figcaption></figure>`
}
