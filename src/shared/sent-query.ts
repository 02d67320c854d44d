import { queryValue } from './query-value.ts'

const name = 'sent'

/** Returns the query of the page that confirms a form sent without script. */
export function withSent(search: string): string {
  const query = new URLSearchParams(search)
  query.set(name, '1')
  return `?${query.toString()}`
}

/** Whether a page confirms the form that it had. */
export const isSent = (search: string): boolean => queryValue(search, name) === '1'
