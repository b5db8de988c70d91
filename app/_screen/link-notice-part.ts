/** The part of the program that knows what a link may mean which was not understood. */
export { linkNotice } from '@/lib/links/link-notice'
