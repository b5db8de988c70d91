import { SmallPicture } from '@/app/_ui/picture/SmallPicture'
import { creatureImage } from '@/lib/bring/creature-image'

interface Props {
  /** Its name in @pkmn/data. */
  species: string
  name: string
}

/** A small picture of a Pokémon to bring. */
export function CreatureImage({ species, name }: Props) {
  return <SmallPicture file={creatureImage(species)} name={name} />
}
