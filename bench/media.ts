import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type DocumentFigures, measureDocuments } from './document-cases.ts'
import { type FilmSpeed, measureFilms } from './film-cases.ts'
import type { FilmInServer } from './film-in-server.ts'
import { openTarget } from './measure.ts'
import { table } from './report.ts'

export interface MediaFigures {
  documents: DocumentFigures
  films: FilmSpeed[]
  film: FilmInServer
}

/** Files of teachers: what their making costs, and what the product's own process feels of it. */
export async function measureMedia(work: string): Promise<MediaFigures> {
  const folder = join(work, 'media')
  mkdirSync(folder, { recursive: true })
  const documents = await measureDocuments(folder)
  console.log(`
A document of 300 pages becomes a PDF in ${documents.convert.toFixed(1)} s from a cold start; its first page is drawn after
${documents.firstPage.toFixed(2)} s, 100 pages in ${documents.draw.toFixed(1)} s. 50,000 rows of a spreadsheet are read in ${documents.rows.toFixed(1)} s.`)
  const films = await measureFilms(folder)
  console.log(`\nA film of 98 s, 1280 × 720, into its 720p quality\n${speedTable(films)}`)
  const target = await openTarget('server.ts', join(work, 'media-school'))
  try {
    // This process is idle: what delays it is the machine.
    const idle = monitorEventLoopDelay({ resolution: 5 })
    idle.enable()
    const film = await target.child.ask<FilmInServer>('film')
    const idleMs = idle.max / 1e6 - 5
    console.log(`
The whole film in the product: first quality after ${film.firstRung.toFixed(0)} s, all after ${film.whole.toFixed(0)} s.
The server answered nothing for ${film.blockedMs.toFixed(0)} ms at most, an idle process beside it for ${idleMs.toFixed(0)} ms; its own thread
worked for ${film.busyMs.toFixed(0)} ms at a time at most (aim 50).
The workers took ${film.workersMiB.toFixed(0)} MiB at most.`)
    return { documents, films, film }
  } finally {
    await target.child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function speedTable(films: FilmSpeed[]): string {
  const [command] = films
  return table(
    ['', 'seconds', 'CPU s', '× command, time', '× command, CPU'],
    films.map(({ name, seconds, cpuSeconds }) => [
      name,
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      (command!.seconds / seconds).toFixed(2),
      (command!.cpuSeconds / cpuSeconds).toFixed(2),
    ]),
  )
}
