import { COMPANIES, type Company } from '@/lib/advice/lobby-clauses'

/** The storage key of with whom a visitor played last. */
export const COMPANY_KEY = 'tera-raid-info-company'

/** Whose plan shows where the visitor has chosen none. */
export const USUAL_COMPANY: Company = 'alone'

/** Reads stored text: the usual company for any that is none. */
export function readCompany(text: string): Company {
  return COMPANIES.find((company) => company === text) ?? USUAL_COMPANY
}
