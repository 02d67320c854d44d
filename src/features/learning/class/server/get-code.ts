import { drawCode } from '#src/features/learning/quiz/server/phone/draw-code.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { maySeeStudents, mayUseCode } from './rules.ts'
import { readClass } from './state.ts'

/** Reads the class code with its link. The link names no language: each phone brings its own. */
export async function getCode({ db, viewer, input }: Call<typeof classApi.getCode>) {
  const found = await readClass(db, { classId: input.classId, userId: viewer.id })
  must(maySeeStudents(found))
  const { classId, name, code } = found
  const url = `${input.origin}${classPaths.join({ code })}`
  const works = mayUseCode(found) === null
  return { classId, name, code, works, url, drawing: drawCode(url) }
}
