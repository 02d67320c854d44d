import { nameKey } from './rows.ts'

export interface FreeRow {
  rowId: number
  number: string
  name: string
  phone: string
  email: string
}
export interface FreePerson {
  userId: number
  number: string
  name: string
  phone: string | null
  email: string | null
}

/**
 * Finds the people of rows: by the student number, else by the phone or the e-mail, and always by the name too, so that
 * nobody stands in the row of another person, and no teacher learns whose a phone is. Of several people with the number of a row
 * none is taken: their numbers have to be set right first.
 */
export function matchRows(
  rows: readonly FreeRow[],
  people: readonly FreePerson[],
): { rowId: number; userId: number }[] {
  const free = new Set(rows)
  const left = new Set(people)
  const found: { rowId: number; userId: number }[] = []
  // The key of a name takes a while, so that each is made once: 500 rows and 500 people are 250,000 pairs.
  const names = new Map([...rows, ...people].map((one) => [one, nameKey(one.name)]))
  const take = (ofRow: (row: FreeRow) => string, ofPerson: (person: FreePerson) => string) => {
    const keyOf = <T extends FreeRow | FreePerson>(one: T, value: string) =>
      JSON.stringify([value, names.get(one)])
    const known = Map.groupBy(left, (person) => keyOf(person, ofPerson(person)))
    for (const row of [...free]) {
      const value = ofRow(row)
      if (value === '') continue
      const fitting = (known.get(keyOf(row, value)) ?? []).filter((person) => left.has(person))
      if (fitting.length !== 1) continue
      found.push({ rowId: row.rowId, userId: fitting[0]!.userId })
      free.delete(row)
      left.delete(fitting[0]!)
    }
  }
  take(
    ({ number }) => numberKey(number),
    ({ number }) => numberKey(number),
  )
  take(
    ({ phone }) => phone,
    ({ phone }) => phone ?? '',
  )
  take(
    ({ email }) => email,
    ({ email }) => email ?? '',
  )
  return found
}

/** Student numbers are compared without capitals. */
export const numberKey = (number: string) => number.trim().toLowerCase()
