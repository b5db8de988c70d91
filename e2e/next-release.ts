import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join, parse } from 'node:path'
import { writeWorker } from '@/tools/offline/write-worker'

/** What the next release keeps of an export: the shell, the program, its icon, and one raid. */
const KEPT = ['index.html', '404.html', 'icon.svg', '_next', 'tera-raid-info/6/Paldea/Garchomp']

const CHUNKS = '_next/static/chunks'
const TEXTS = ['.html', '.js', '.css']

/** The content policy of a page, by hashes of inline scripts that name the chunks. */
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/i

/**
 * Makes the release that follows an export: every script and style sheet has another name, and the documents say
 * `data-release="next"`.
 */
export async function makeNextRelease(from: string, to: string): Promise<void> {
  for (const path of KEPT) await cp(join(from, path), join(to, path), { recursive: true })
  const chunks = await readdir(join(to, CHUNKS))
  const entries = await readdir(to, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)))
  await Promise.all(texts.map(({ parentPath, name }) => rewrite(join(parentPath, name), chunks)))
  await Promise.all(chunks.map((chunk) => rename(join(to, CHUNKS, chunk), join(to, CHUNKS, nextName(chunk)))))
  await writeWorker(to)
}

async function rewrite(file: string, chunks: readonly string[]) {
  const text = await readFile(file, 'utf8')
  const renamed = chunks.reduce((result, chunk) => result.replaceAll(chunk, nextName(chunk)), text)
  await writeFile(file, renamed.replace('<html', '<html data-release="next"').replace(POLICY, ''))
}

function nextName(chunk: string): string {
  const { name, ext } = parse(chunk)
  return `${name}-next${ext}`
}
