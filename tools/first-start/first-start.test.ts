import { createServer, type RequestListener } from 'node:http'
import { listen, type RunningServer } from '@/servers/site/listen'
import { wrongAnswers } from './first-start'

const PAGES: Readonly<Record<string, string>> = {
  '/': '<title>Tera Raid Info</title>',
  '/tera-raid-info/6/Paldea/Garchomp/Fairy/': '<h1>Garchomp</h1>',
  '/assets/pokemon/445.webp': 'RIFF WEBP',
}

let site: RunningServer
let answer: RequestListener

beforeAll(async () => {
  site = await listen(
    createServer((request, response) => answer(request, response)),
    0,
  )
})

afterAll(() => site.close())

test('a site whose root, deep link, image and missing path answer as they should has nothing wrong', async () => {
  answer = ({ url = '' }, response) => {
    const page = PAGES[url]
    response.writeHead(page ? 200 : 404).end(page ?? '<h1>Page not found</h1>')
  }
  expect(await wrongAnswers(site.url)).toEqual([])
})

test('a deep link without its boss, and a missing path that answers as if it were there, are reported', async () => {
  answer = (_, response) => response.writeHead(200).end(PAGES['/'])
  expect(await wrongAnswers(site.url)).toEqual([
    '/tera-raid-info/6/Paldea/Garchomp/Fairy/ does not say >Garchomp</h',
    '/assets/pokemon/445.webp does not say WEBP',
    '/no-such-page answers 200 instead of 404',
    '/no-such-page does not say Page not found',
  ])
})
