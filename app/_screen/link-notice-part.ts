/** The part of the program that guesses the meaning of misread links. */
export { linkNotice } from '@/lib/links/link-notice'
