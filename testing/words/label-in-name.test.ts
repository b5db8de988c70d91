/** @jest-environment jsdom */

import { namesWithoutText } from './label-in-name'

function inPage(html: string): string[] {
  document.body.innerHTML = html
  const faults = namesWithoutText(document)
  document.body.innerHTML = ''
  return faults
}

test.each([
  '<button aria-label="Copy sets: Fastest team">Copy sets</button>',
  '<button aria-label="Boss at 75% HP">75%</button>',
  '<a href="/" aria-label="6★ Paldea"> <b>Paldea</b> </a>',
  '<label>Brings <select aria-label="Brings (Ben)"><option>Garchomp</option></select></label>',
  '<button>Copy <span class="visually-hidden">the sets</span></button>',
  '<button aria-label="Close"><svg><title>X</title></svg></button>',
])('a name may say more than the text: %s', (html) => expect(inPage(html)).toEqual([]))

test.each([
  ['<button aria-label="Copy Fastest team">Copy team</button>', 'Copy Fastest team, shown as Copy team'],
  ['<label>Mine <input type="radio" aria-label="Ann"></label>', 'Ann, shown as Mine'],
])('a name must contain the text: %s', (html, fault) => expect(inPage(html)).toEqual([fault]))
