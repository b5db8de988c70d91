import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { raidSummary, shippedRaidView } from '@/lib/raid/raid-view'
import { NOTHING_CHOSEN } from '@/lib/raid/selection'
import { PageRaid } from './PageRaid'
import { PageSections } from './PageSections'
import { RaidContent } from './RaidContent'

const view = shippedRaidView({ ...NOTHING_CHOSEN, tier: '6', boss: 'Garchomp', teraType: 'Fairy' })
if (!view) throw new Error('no Garchomp')
const raid = raidSummary(view)

const moves = () => screen.getByRole('region', { name: 'Moves' })

test('the browser leaves the sections as they came with the page, and has them again after another raid', () => {
  const errors: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(
    <RaidContent raid={raid}>
      <PageSections raid={raid} />
    </RaidContent>,
  )
  const came = moves()

  const { rerender } = render(<PageRaid raid={raid} />, {
    container,
    hydrate: true,
    onRecoverableError: (error) => errors.push(error),
  })
  expect(moves()).toBe(came)
  expect(errors).toEqual([])

  rerender(<p>Another raid</p>)
  expect(came).not.toBeInTheDocument()
  rerender(<PageRaid raid={raid} />)
  expect(moves()).toHaveTextContent('Earthquake')
  expect(screen.getByRole('heading', { name: 'Garchomp' })).toBeVisible()
})
