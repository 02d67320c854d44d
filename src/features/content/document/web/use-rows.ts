import { useEffect, useRef, useState } from 'react'
import { quietly } from '#src/web/quietly.ts'
import { rowsPerPart, type SheetRows } from '../contract.ts'
import { rowsUrl } from './addresses.ts'
import { readRows } from './parts.ts'

/** Reads the parts of a sheet as its rows come near. @returns the cells of a row; undefined until they are there */
export function useRows(
  sheet: { rows: number; part: number },
  prefix: string,
  first: SheetRows,
  [from, to]: readonly [from: number, to: number],
) {
  const [parts, setParts] = useState<ReadonlyMap<number, SheetRows>>(new Map())
  const asked = useRef(new Set<number>())
  const firstPart = Math.floor(from / rowsPerPart)
  const lastPart = Math.floor(Math.max(from, to - 1) / rowsPerPart)
  useEffect(() => {
    const stop = new AbortController()
    const readPart = async (part: number) => {
      asked.current.add(part)
      const rows = await quietly(readRows(rowsUrl(prefix, sheet.part + part), stop.signal))
      // A part that did not come is asked for again when its rows are next in view.
      if (rows) setParts((known) => new Map(known).set(part, rows))
      else asked.current.delete(part)
    }
    for (let part = firstPart; part <= lastPart; part++) {
      if (part * rowsPerPart < sheet.rows && !asked.current.has(part)) void readPart(part)
    }
    return () => stop.abort()
  }, [firstPart, lastPart, prefix, sheet])
  return (row: number): readonly string[] | undefined =>
    parts.get(Math.floor(row / rowsPerPart))?.[row % rowsPerPart] ?? first[row]
}
