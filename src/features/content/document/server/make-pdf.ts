import { localCopy } from '#src/server/media/local-copy.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { encryptedType } from '#src/shared/file-kind.ts'
import type { FoundFacts } from '../tables.ts'
import { endingForPdf, isUnread } from './document-types.ts'
import { keepMedia } from './keep-media.ts'
import { lookInside } from './look-inside.ts'
import { isOfficePossible, officeOf } from './office.ts'
import { workTitles } from './works-text.ts'

/** The facts about a document before its pages are drawn. */
export interface PdfAbout {
  media: FoundFacts['media']
}

/** Texts and slides of Office become a PDF; films and sounds inside become renditions of their own. */
export const makePdf: MediaWork = {
  name: 'document-pdf',
  title: workTitles.pdf,
  lane: 'document',
  takes: (mime) => endingForPdf(mime) !== undefined || isUnread(mime),
  timeout: 300,
  isPossible: isOfficePossible,
  async run(kernel, file, run) {
    if (file.mime === encryptedType) throw new MediaFailure('encrypted')
    const ending = endingForPdf(file.mime)
    if (ending === undefined) throw new MediaFailure('unsupported')
    const office = officeOf(kernel)
    await run.expect(['document-pages'])
    await inWorkFolder(kernel.config, file.size * 4, async (folder) => {
      const from = await localCopy(kernel, file, folder, { signal: run.signal })
      const found = await lookInside(from, run.signal)
      await run.progress(10)
      const path = await office.convert({
        ...{ from, ending, into: folder, to: 'pdf' as const },
        signal: run.signal,
      })
      // Nothing of a document that is not shown stays.
      const media = await keepMedia(kernel, { file, path: from, found }, run.signal)
      await saveRendition(kernel, {
        ...{ fileId: file.id, kind: 'pdf', mime: 'application/pdf' },
        path,
        about: { media } satisfies PdfAbout,
      })
    })
    run.follow('document-pages')
  },
}
