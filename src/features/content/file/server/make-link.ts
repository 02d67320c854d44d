import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '../contract.ts'
import { holdFiles } from './hold-files.ts'
import { grantOf, readingRight, rightEnds } from './reading-right.ts'

/** Makes a link by which anyone can read the file; nothing is stored. */
export async function makeLink({ db, secret, viewer, input }: Call<typeof fileApi.makeLink>) {
  const [file] = await db.transaction((tx) => holdFiles(tx, viewer, [input.userFileId]))
  const linked = { userFileId: file!.id, linkRound: file!.linkRound }
  const right = readingRight({ secret }, linked, grantOf(input), input.days * 86_400)
  return { right, until: rightEnds(right).toISOString() }
}
