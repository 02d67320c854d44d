import { violated } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { subjectErrors } from '../errors.ts'

/**
 * Runs a transaction that writes names.
 * @throws subject.nameTaken, subject.nameEnTaken beside the field
 */
export async function namesTaken<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const index = violated(error) ?? ''
    if (/^subject_\w+_name_en$/.test(index)) throw refuseField(subjectErrors.nameEnTaken, 'nameEn')
    if (/^subject_\w+_name$/.test(index)) throw refuseField(subjectErrors.nameTaken, 'name')
    throw error
  }
}
