import { RevealingLink } from '@/app/_plans/RevealingLink'
import { useLabels, useSentences } from '@/app/_ui/language/language'
import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { TypeBadge } from '@/app/_ui/TypeBadge'
import { creatureImage } from '@/lib/bring/creature-image'
import { attackerChances, lowestHpFigures, NOT_KNOWN, paceFigures } from '@/lib/bring/figures'
import { attackerGlance } from '@/lib/bring/glance'
import { type BestOfMine, type FoughtRaid, foughtRaidKey, readBestOfMine } from '@/lib/kept/best-of-mine'
import { hasUnknownWinRates, type RaidFigures } from '@/lib/raid/figures'

/** The best of the box against a raid, of a text that is kept; `undefined` where none is. */
export function bestAgainst(text: string, raid: FoughtRaid): BestOfMine | undefined {
  return readBestOfMine(text)[foughtRaidKey(raid)]
}

/** The best of the visitor's own, as the tiles beside it show what to bring. It leads to the box. */
export function BestOfBox({ best, figures }: { best: BestOfMine; figures: RaidFigures }) {
  const { raid, sections } = useLabels()
  const { box, glance, names } = useSentences()
  const { species, teraType, item } = best
  const name = names.species(species)
  const fares = hasUnknownWinRates(figures)
    ? NOT_KNOWN
    : { chances: attackerChances(best), figures: [...paceFigures(best), ...lowestHpFigures(best)] }
  return (
    <RevealingLink to={'your-box' satisfies keyof typeof sections} data-type={teraType}>
      <SmallPicture file={creatureImage(species)} name={name} key={species} />
      <strong>{name}</strong>
      <TypeBadge type={teraType}>{raid.tera(teraType)}</TypeBadge>
      <small>{box.bestOfYours(item)}</small>
      <small>{glance(attackerGlance(fares))}</small>
    </RevealingLink>
  )
}
