import { buffer } from 'node:stream/consumers'
import { localCopy } from '#src/server/media/local-copy.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { decodeText } from './decode-text.ts'
import { delimiterOf, endingOfSpreadsheet } from './document-types.ts'
import { lookInside } from './look-inside.ts'
import { isOfficePossible, officeOf } from './office.ts'
import { delimiterIn, readValues } from './read-values.ts'
import { saveRows } from './save-rows.ts'
import { sheetsOf } from './sheets-of.ts'
import { workTitles } from './works-text.ts'

const mostValueBytes = 100 * 1024 * 1024

/** Sheets become rows of cells as they are shown, read in parts. */
export const makeRows: MediaWork = {
  name: 'document-rows',
  title: workTitles.rows,
  lane: 'document',
  takes: (mime) => endingOfSpreadsheet(mime) !== undefined || delimiterOf(mime) !== undefined,
  timeout: 300,
  isPossible: isOfficePossible,
  async run(kernel, file, run) {
    const ending = endingOfSpreadsheet(file.mime)
    if (ending === undefined) {
      if (file.size > mostValueBytes) throw new MediaFailure('tooLarge')
      const { text } = decodeText(await buffer(await openFile(kernel, file)))
      const delimiter = delimiterOf(file.mime) === '\t' ? '\t' : delimiterIn(text)
      const sheet = { name: file.name, rows: readValues(text, delimiter) }
      return saveRows(kernel, { fileId: file.id, sheets: [sheet] })
    }
    const office = officeOf(kernel)
    await inWorkFolder(kernel.config, file.size * 10, async (folder) => {
      const from = await localCopy(kernel, file, folder, { signal: run.signal })
      await lookInside(from, run.signal, async () => undefined)
      await run.progress(10)
      const path = await office.convert({
        ...{ from, ending, into: folder, to: 'ods' as const },
        signal: run.signal,
      })
      await run.progress(70)
      await saveRows(kernel, { fileId: file.id, sheets: await sheetsOf(path, run.signal) })
    })
  },
}
