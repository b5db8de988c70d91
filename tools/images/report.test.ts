import type { Filled } from './fill-images'
import { reportLines } from './report'
import type { Origin } from './supplier'

function filled(origin: Origin | undefined, file: string, ...problems: string[]): Filled {
  const image = { file, shiny: file.startsWith('shiny/'), name: '', form: '', types: [], shownPx: 208 }
  return { image, origin, problems }
}

test('the table counts by origin, normal and shiny', () => {
  const lines = reportLines([
    filled('already there', '445.png'),
    filled('already there', 'shiny/445.png'),
    filled('downloaded', '983.png'),
    filled('generated card', 'shiny/983.png'),
    filled(undefined, '001.png'),
  ])
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    'Images normal shiny',
    'already there 1 1',
    'downloaded 1 0',
    'pokesprite-images 0 0',
    'generated card 0 1',
    'missing 1 0',
  ])
})

test('the same problem of many images is told once, with three of them', () => {
  const files = ['1.png', '2.png', '3.png', '4.png', '5.png']
  const lines = reportLines([
    ...files.map((file) => filled('generated card', file, 'not downloaded: status 404')),
    filled('already there', '6.png', 'no small copy: no image'),
  ])
  expect(lines.slice(6)).toEqual([
    'not downloaded: status 404: 1.png, 2.png, 3.png and 2 more',
    'no small copy: no image: 6.png',
  ])
})
