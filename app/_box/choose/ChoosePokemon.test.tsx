/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@/app/_ui/language/render'
import { readSets } from '@/lib/box/read-sets'
import { ChoosePokemon } from './ChoosePokemon'

const onAdd = jest.fn<void, [string]>()

beforeEach(() => {
  onAdd.mockClear()
})

const GARCHOMP = { id: { tier: '6', region: 'Paldea', boss: 'Garchomp' }, teraType: 'Fairy' } as const

function serve(answer: () => Promise<Pick<Response, 'ok' | 'text'>>) {
  Object.assign(window, { fetch: answer })
}

// jsdom has no layout, and the list only selects visible options. So e2e/raid-night/add-pokemon.spec.ts tests keys.
async function choose(name: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Pokémon' }), name)
  await userEvent.click(screen.getByRole('option', { name }))
}

function chosenSet() {
  const [[text = ''] = []] = onAdd.mock.calls
  return readSets(text).entries[0]?.build
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('a found Pokémon has a first choice for each part, and Enter adds it', async () => {
  render(<ChoosePokemon raid={undefined} onAdd={onAdd} />)
  await choose('Iron Hands')
  expect(screen.getByRole('button', { name: 'Add Iron Hands' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(chosenSet()).toMatchObject({ species: 'Iron Hands', teraType: 'Fighting', item: 'Shell Bell' })
  expect(screen.getByRole('combobox', { name: 'Pokémon' })).toHaveFocus()
})

test('changes are added, and only legal options are offered', async () => {
  render(<ChoosePokemon raid={undefined} onAdd={onAdd} />)
  await choose('Garchomp')
  const options = within(field('Move 2'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(options).toContain('Swords Dance')
  expect(options).not.toContain('Aqua Tail')
  expect(options).not.toContain('Earthquake')
  await userEvent.selectOptions(field('Move 2'), 'Swords Dance')
  await userEvent.selectOptions(field('Move 3'), 'none')
  await userEvent.selectOptions(field('Ability'), 'Rough Skin')
  await userEvent.selectOptions(field('Nature'), 'Jolly')
  await userEvent.selectOptions(field('EVs'), 'Attack and Speed, 4 HP')
  await userEvent.selectOptions(field('Tera type'), 'Steel')
  await userEvent.selectOptions(field('Item'), 'none')
  await userEvent.click(screen.getByRole('button', { name: 'Add Garchomp' }))
  expect(chosenSet()).toMatchObject({
    ability: 'Rough Skin',
    nature: 'Jolly',
    teraType: 'Steel',
    item: undefined,
    effortValues: { atk: 252, spe: 252, hp: 4 },
    moves: ['Earthquake', 'Swords Dance', 'Liquidation'],
  })
})

test("before any typing, the raid's Pokémon are offered with their builds", async () => {
  const plans = readFileSync('data/plans/6/paldea/garchomp.json', 'utf8')
  serve(async () => ({ ok: true, text: async () => plans }))
  render(<ChoosePokemon raid={GARCHOMP} onAdd={onAdd} />)
  const [first] = await screen.findAllByRole('option')
  if (!first) throw new Error('nothing is offered')
  await userEvent.click(first)
  expect(screen.getByRole('group', { name: 'Listed for this raid' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Add / }))
  expect(plans).toContain(chosenSet()?.species)
})

test("if the raid's builds fail to load, a Pokémon can be added without them", async () => {
  serve(() => Promise.reject(new TypeError('offline')))
  render(<ChoosePokemon raid={GARCHOMP} onAdd={onAdd} />)
  await choose('Magikarp')
  await userEvent.click(screen.getByRole('button', { name: 'Add Magikarp' }))
  expect(chosenSet()).toMatchObject({ species: 'Magikarp', moves: ['Tackle'], item: 'Eviolite' })
})

test("a name can be typed while the raid's builds load", async () => {
  serve(() => new Promise(() => undefined))
  render(<ChoosePokemon raid={GARCHOMP} onAdd={onAdd} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Pokémon' }), 'Magikarp')
  expect(screen.getByRole('option', { name: 'Magikarp' })).toBeVisible()
})

test('choices stay when another raid is chosen, while its builds load', async () => {
  serve(() => Promise.reject(new TypeError('offline')))
  const { rerender } = render(<ChoosePokemon raid={GARCHOMP} onAdd={onAdd} />)
  await choose('Garchomp')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Nature' }), 'Jolly')
  serve(() => new Promise(() => undefined))
  rerender(<ChoosePokemon raid={{ ...GARCHOMP, teraType: 'Water' }} onAdd={onAdd} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add Garchomp' }))
  expect(chosenSet()).toMatchObject({ species: 'Garchomp', nature: 'Jolly' })
})

test('another Pokémon can be chosen instead', async () => {
  render(<ChoosePokemon raid={undefined} onAdd={onAdd} />)
  await choose('Magikarp')
  await userEvent.click(screen.getByRole('button', { name: 'Another Pokémon' }))
  expect(screen.getByRole('combobox', { name: 'Pokémon' })).toHaveValue('')
  expect(onAdd).not.toHaveBeenCalled()
})
