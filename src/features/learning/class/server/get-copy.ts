import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { pick } from '#src/shared/locale.ts'
import type { classApi } from '../contract.ts'
import { readCopied } from './read-copied.ts'
import { mayTeach } from './rules.ts'
import { readClass } from './state.ts'

/** Reads the preview of a copy of a class. It writes nothing. */
export async function getCopy({
  db,
  ports,
  viewer,
  locale,
  input: { classId },
}: Call<typeof classApi.getCopy>) {
  const from = await readClass(db, { classId, userId: viewer.id })
  must(mayTeach(from))
  const { holidays, ...copied } = await readCopied(db, ports, {
    ...{ fromId: classId, userId: viewer.id, from },
  })
  return {
    ...copied,
    holidays: holidays.map(({ day, name, nameEn }) => ({
      ...{ day, name: pick({ zh: name, en: nameEn }, locale) },
    })),
  }
}
