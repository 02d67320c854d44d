import { localCopy } from '#src/server/media/local-copy.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { delimiterOf, endingOfSpreadsheet } from './document-types.ts'
import { lookInside } from './look-inside.ts'
import { isOfficePossible, officeOf } from './office.ts'
import { saveRows } from './save-rows.ts'
import { workTitles } from './works-text.ts'

const mostValueBytes = 100 * 1024 * 1024
/** The files of rows and of their words, at most. */
const spaceBytes = 200 * 1024 * 1024

/** Sheets become rows of cells as they are shown, read in parts. */
export const makeRows: MediaWork = {
  name: 'document-rows',
  title: workTitles.rows,
  lane: 'document',
  takes: (mime) => endingOfSpreadsheet(mime) !== undefined || delimiterOf(mime) !== undefined,
  timeout: 300,
  isPossible: isOfficePossible,
  async run(kernel, file, { signal, progress }) {
    const { config } = kernel
    const ending = endingOfSpreadsheet(file.mime)
    if (ending === undefined && file.size > mostValueBytes) throw new MediaFailure('tooLarge')
    const office = ending === undefined ? undefined : officeOf(kernel)
    await inWorkFolder(config, file.size * (office ? 10 : 1) + spaceBytes, async (folder) => {
      const given = await localCopy(kernel, file, folder, { signal })
      const order = { fileId: file.id, into: folder }
      if (ending === undefined || !office) {
        const values = { name: file.name, isByTabs: delimiterOf(file.mime) === '\t' }
        return saveRows(kernel, { ...order, from: given, values }, signal)
      }
      await lookInside(given, signal)
      await progress(10)
      const from = await office.convert({ from: given, ending, into: folder, to: 'ods', signal })
      await progress(70)
      await saveRows(kernel, { ...order, from }, signal)
    })
  },
}
