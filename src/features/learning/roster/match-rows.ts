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
  const found: { rowId: number; userId: number }[] = []
  const left = new Set(people)
  const take = (fits: (row: FreeRow, person: FreePerson) => boolean) => {
    for (const row of [...free]) {
      const fitting = [...left].filter(
        (person) => nameKey(person.name) === nameKey(row.name) && fits(row, person),
      )
      if (fitting.length !== 1) continue
      found.push({ rowId: row.rowId, userId: fitting[0]!.userId })
      free.delete(row)
      left.delete(fitting[0]!)
    }
  }
  take((row, { number }) => row.number !== '' && numberKey(number) === numberKey(row.number))
  take((row, { phone }) => row.phone !== '' && phone === row.phone)
  take((row, { email }) => row.email !== '' && email === row.email)
  return found
}

/** Student numbers are compared without capitals. */
export const numberKey = (number: string) => number.trim().toLowerCase()
