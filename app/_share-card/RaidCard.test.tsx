import sharp from 'sharp'
import { bossNames } from '@/data/shipped/boss-names'
import { sentences } from '@/lib/words/en/sentences'
import { draw } from './draw'
import { BossName } from './RaidCard'

const CRYSTAL = 625
const NAME = 60

const ROW = 200

test('the longest boss names and forms do not reach the crystal', async () => {
  const names = Object.values(bossNames).flatMap((regions) => Object.values(regions).flat())
  const longest = [...new Set(names)]
    .map(sentences.names.bossInTwo)
    .toSorted((a, b) => b.species.length - a.species.length)
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
