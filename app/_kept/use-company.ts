import { COMPANY_KEY, readCompany, USUAL_COMPANY } from '@/lib/storage/company'
import { keptOnDevice } from './kept-on-device'

const kept = keptOnDevice({ key: COMPANY_KEY, nothing: USUAL_COMPANY, parse: readCompany, textOf: String })

/** With whom the visitor plays, as chosen last on this device: each raid shows the plan for that. */
export const useCompany = kept.useValue

/** Keeps with whom the visitor plays. */
export const keepCompany = kept.keep
