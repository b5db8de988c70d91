/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { useAdvice } from '@/app/_plans/use-advice'
import { NOTHING_OWNED } from '@/lib/bring/owned'
import { FOR_EVERYONE } from '@/lib/bring/search/build-search'
import { whatToBring } from '@/lib/bring/what-to-bring'
import { type RaidView, shippedRaidView } from '@/lib/raid-view/raid-view'
import { Hero } from './Hero'

jest.mock('@/data/shipped/shiny-cards', () => ({ shinyCards: new Set(['983']) }))

function Head({ raid }: { raid: RaidView }) {
  const toBring = whatToBring(new Map(), raid, FOR_EVERYONE, NOTHING_OWNED)
  return <Hero raid={raid} advice={useAdvice(raid, toBring)} />
}

function show(boss: string) {
  const raid = shippedRaidView({ tier: '6', region: 'Paldea', boss })
  if (!raid) throw new Error(`no ${boss}`)
  render(<Head raid={raid} />)
}

const named = (role: string) => screen.getAllByRole(role).map((element) => element.getAttribute('alt'))

test('Garchomp, with two pictures, is shown normal and shiny', () => {
  show('Garchomp')
  expect(named('img')).toEqual(['Garchomp', 'Shiny Garchomp', null])
})

test('Kingambit, number 983, with only a card, is shown once', () => {
  show('Kingambit')
  expect(named('img')).toEqual(['Kingambit', null])
})

test('links lead to timings, builds, moves and rewards', () => {
  show('Garchomp')
  const links = ['Timings', 'Bring', 'Moves', 'Rewards'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#key-timings',
    '#what-to-bring',
    '#moves',
    '#rewards',
  ])
})
