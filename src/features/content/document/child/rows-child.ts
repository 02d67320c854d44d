import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { childMain } from '#src/server/media/child-main.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { encodingOf } from '#src/server/storage/types/text-type.ts'
import { delimiterIn, readValues } from './read-values.ts'
import { RowParts } from './row-parts.ts'
import type { RowsMade, RowsOrder } from './rows-order.ts'
import { readSheets } from './read-sheets.ts'

/** Reads rows in a process of its own: a sheet of a few bytes may declare more than fits into any memory. */
childMain<RowsOrder, RowsMade>(async ({ from, into, values }) => {
  const parts = new RowParts(into)
  if (values) await addValues(parts, from, values)
  else await readSheets(from, parts)
  return parts.end()
})

const headBytes = 256 * 1024

async function addValues(
  parts: RowParts,
  from: string,
  { name, isByTabs }: NonNullable<RowsOrder['values']>,
): Promise<void> {
  const head = await headOf(from)
  if (head.length === 0) throw new MediaFailure('empty')
  const encoding = encodingOf(head, true)
  if (encoding === undefined) throw new MediaFailure('broken')
  const delimiter = isByTabs ? '\t' : delimiterIn(new TextDecoder(encoding).decode(head))
  parts.begin(name)
  for await (const row of readValues(textOf(from, encoding), delimiter)) {
    if (!parts.add(row)) return
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of createReadStream(path)) {
    yield decoder.decode(piece as Buffer, { stream: true })
  }
  yield decoder.decode()
}
