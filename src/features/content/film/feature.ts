import { fileLooks } from '#src/features/content/file/server/looks-port.ts'
import { fileMeasures, fileUses } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { filmApi } from './contract.ts'
import { choosePoster } from './server/choose-poster.ts'
import { cutCuesJob } from './server/cut-words.ts'
import { filmMeasures } from './server/film-measures.ts'
import { filmLooks } from './server/film-looks.ts'
import { getCues } from './server/get-cues.ts'
import { getFilm } from './server/get-film.ts'
import { getSubtitles } from './server/get-subtitles.ts'
import { previewWork } from './server/make-preview.ts'
import { soundWork } from './server/make-sound.ts'
import { posterUses } from './server/poster-uses.ts'
import { probeWork } from './server/probe-film.ts'
import { filmRules } from './server/rules-text.ts'
import { rungWorks } from './server/rung-works.ts'
import { addSubtitle, deleteSubtitle, saveSubtitle } from './server/save-subtitle.ts'
import { servePlaylists } from './server/serve-playlists.ts'
import { serveSubtitles } from './server/serve-subtitles.ts'

/** Films and sounds: made ready for every line and device, and played. */
export const filmFeature = feature({
  name: 'content/film',
  title: { zh: '视频', en: 'Videos' },
  calls: [
    [filmApi.getFilm, getFilm],
    [filmApi.choosePoster, choosePoster],
    [filmApi.getSubtitles, getSubtitles],
    [filmApi.getCues, getCues],
    [filmApi.addSubtitle, addSubtitle],
    [filmApi.saveSubtitle, saveSubtitle],
    [filmApi.deleteSubtitle, deleteSubtitle],
  ],
  jobs: [cutCuesJob],
  works: [probeWork, soundWork, ...rungWorks, previewWork],
  rules: filmRules,
  provides: [
    provide(fileUses, posterUses),
    provide(fileMeasures, filmMeasures),
    provide(fileLooks, filmLooks),
  ],
  start(kernel) {
    servePlaylists(kernel)
    serveSubtitles(kernel)
  },
})
