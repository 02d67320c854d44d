import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { documentApi } from '../contract.ts'
import { readingOf } from '#src/features/content/file/server/reading-port.ts'

/** Lists the pages that the reader may see and that lead to the right to a file. */
export async function getWays({
  db,
  ports,
  viewer,
  locale,
  input: { file },
}: Call<typeof documentApi.getWays>): Promise<AnswerOf<typeof documentApi.getWays>> {
  const { ways } = await readingOf({ ports, db, viewer, locale, userFileId: file })
  return ways
}
