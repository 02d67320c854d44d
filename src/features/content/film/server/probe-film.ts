import { films } from '../tables.ts'
import { tellMeasures } from '#src/features/content/file/server/tell-measures.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { MediaFailure, type MediaWork } from '#src/server/media/work.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import type { MediaFacts } from './ffmpeg/facts.ts'
import { makePosters } from './make-posters.ts'
import { isFfmpegThere } from './ffmpeg/engine.ts'
import { withFfmpeg } from './open-ffmpeg.ts'
import { playsAsIs } from './plays-as-is.ts'
import { spaceFor } from './space-for.ts'
import { isFilmOrSound } from './types.ts'
import { worksAfterProbe } from './works-after-probe.ts'
import { failedText, workTitles } from './works-text.ts'

/** Finds out what a film or sound is, and takes frames of it as posters. */
export const probeWork: MediaWork = {
  name: 'film-probe',
  title: workTitles.probe,
  failed: failedText.film,
  lane: 'quick',
  takes: isFilmOrSound,
  timeout: 600,
  isPossible: isFfmpegThere,
  async run(kernel, file, { signal, progress, expect, follow }) {
    if (file.size === 0) throw new MediaFailure('empty')
    await inWorkFolder(kernel.config, spaceFor(kernel, file.size), async (folder) => {
      const input = await localCopy(kernel, file, folder, { signal })
      await withFfmpeg(kernel, signal, async (ffmpeg) => {
        const facts = await ffmpeg.facts(input)
        mustBePlayable(facts)
        const asIs = playsAsIs(file.mime, facts)
        await keep(kernel, file.id, facts, asIs)
        const after = worksAfterProbe(facts, asIs)
        await expect(after)
        await progress(20)
        if (facts.picture) {
          await makePosters(kernel, { ffmpeg, fileId: file.id, input, facts, folder })
        }
        if (after[0]) follow(after[0])
      })
    })
  },
}

/** The longest film: it would keep the others waiting for a day. */
const hoursMost = 12

/** @throws MediaFailure broken, tooLong */
function mustBePlayable({ picture, sound, seconds }: MediaFacts): void {
  if (seconds > hoursMost * 3600) throw new MediaFailure('tooLong')
  if (!picture && !sound) throw new MediaFailure('broken')
  if (picture && (picture.width < 2 || picture.height < 2)) throw new MediaFailure('broken')
}

async function keep(
  kernel: Kernel,
  fileId: number,
  facts: MediaFacts,
  asIs: boolean,
): Promise<void> {
  const row = {
    seconds: facts.seconds,
    width: facts.picture?.width ?? null,
    height: facts.picture?.height ?? null,
    hasSound: facts.sound !== null,
    playsAsIs: asIs,
    facts,
  }
  await kernel.db.transaction(async (tx) => {
    await tx
      .insert(films)
      .values({ fileId, ...row })
      .onConflictDoUpdate({ target: films.fileId, set: row })
    await tellMeasures(kernel, tx, fileId)
  })
}
