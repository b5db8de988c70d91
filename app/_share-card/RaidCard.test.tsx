import sharp from 'sharp'
import { bossNames } from '@/data/shipped/boss-names'
import { sentences } from '@/lib/words/en/sentences'
import { draw } from './draw'
import { BossName } from './RaidCard'

/** The left edge of the crystal, and with it the end of the name, in pixels. */
const CRYSTAL = 625
const NAME = 60

/** Height of the tallest name with its form, in pixels. */
const ROW = 200

test('the longest boss names and forms do not reach the crystal', async () => {
  const names = Object.values(bossNames).flatMap((regions) => Object.values(regions).flat())
  const longest = [...new Set(names)]
    .map(sentences.names.bossInTwo)
    .toSorted((one, other) => other.species.length - one.species.length)
    .slice(0, 40)
  const picture = await draw(
    <div style={{ display: 'flex', flexDirection: 'column', color: '#ffffff' }}>
      {longest.map((name) => (
        <BossName key={`${name.species} ${name.form}`} {...name} />
      ))}
    </div>,
    { width: 1200, height: ROW * longest.length },
  )
  const { info } = await sharp(picture)
    .trim({ background: '#00000000' })
    .toBuffer({ resolveWithObject: true })
  expect(NAME + info.width).toBeLessThan(CRYSTAL)
})
