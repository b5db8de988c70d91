import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import writeFileAtomic from 'write-file-atomic'
import { moveNamed } from '@/battle/dex/moves/compile-move'
import { type BattleData, bossKey } from '@/battle/fight-raid'
import { creatureKey } from '@/data/rosters/boss'
import { rosters } from '@/data/rosters/rosters'
import { gameNames } from '@/data/shipped/game-names'
import { abilitiesOf } from '@/planner/raids/all-raids'

const SOURCE = 'app/_box/worker/battle-engine.ts'

export const ENGINE_LIMIT = 256e3

/**
 * Writes the program that simulates battles in the browser, unless the file already has it: `npm start` decides by its
 * age whether to build. Throws if it exceeds its limit.
 */
export async function writeEngine(file: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { ENGINE_DATA: JSON.stringify(engineData()) },
  })
  const script = outputFiles.map(({ text }) => text).join('')
  const size = gzipSync(script, { level: 9 }).length
  if (size > ENGINE_LIMIT)
    throw new Error(`The battle engine has ${size} gzipped bytes; the limit is ${ENGINE_LIMIT}`)
  const current = await readFile(file, 'utf8').catch(() => undefined)
  if (current !== script) await writeFileAtomic(file, script)
}

/**
 * Returns the data that battles need from @pkmn/dex: the moves that a player or a boss may have, and the abilities of
 * all bosses.
 */
export function engineData(): BattleData {
  const bosses = Object.values(rosters).flat()
  const names = new Set([...gameNames.moves, ...bosses.flatMap(({ info }) => info.moves.filter(Boolean))])
  return {
    moves: [...names].sort().map(moveNamed),
    abilities: Object.fromEntries(
      bosses.map((boss) => [bossKey(creatureKey(boss), boss.ability), abilitiesOf(boss)]),
    ),
  }
}
