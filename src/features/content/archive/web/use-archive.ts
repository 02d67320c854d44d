import { useUntilDone } from '#src/web/use-until-done.ts'
import { archiveApi } from '../contract.ts'

/** Reads an export or import, and reads it again until it has ended. */
export function useArchive(archiveId: number | null) {
  const { answer, ...rest } = useUntilDone(
    archiveApi.getArchive,
    archiveId === null ? null : { archiveId },
    ({ state }) => state === 'waiting',
  )
  return { archive: answer, ...rest }
}
