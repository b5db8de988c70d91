/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { render } from '@/app/_ui/language/render'
import { Credits } from './Credits'

test('the footer credits author, design, data and images, with links', () => {
  render(<Credits />)
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('Made by the Tera Raid Info authors')
  const links = within(footer).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Kyle Undefined', 'https://github.com/Kyle-Undefined/tera-raid-info'],
    ['graphql-pokemon', 'https://github.com/favware/graphql-pokemon'],
    ['@pkmn/dex', 'https://github.com/pkmn/ps'],
    ['Pokémon Showdown', 'https://pokemonshowdown.com'],
    ['PokéSprite', 'https://github.com/msikma/pokesprite'],
    ['Licenses', '/licences.txt'],
  ])
})
