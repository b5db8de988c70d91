import type { Turn } from '@/lib/battle/turn/turn'
import type { Use } from '@/lib/battle/turn/use'

/** What a status move does that its fields do not say. It answers by the events that it adds; none means that it failed. */
export type Special = (turn: Turn, use: Use) => void
