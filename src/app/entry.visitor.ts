import { dialogs, parts } from './islands.ts'
import { suggestions } from './suggestions.ts'
import { openDialogs } from '#src/web/live/dialogs.ts'
import { endedKey, keepSession } from '#src/web/live/keep-session.ts'
import { startBars } from '#src/web/live/start-bars.ts'
import { startPrefetch } from '#src/web/live/prefetch.ts'
import { keepSheets } from '#src/web/live/sheets.ts'
import { centreCurrent } from '#src/web/ui/centre-current.ts'
import { startLive } from '#src/web/live/start.ts'
import { restoreTyped } from '#src/web/typed-text.ts'
import { showExactTimes } from '#src/web/live/times.ts'

// Before islands are hydrated, because forms then adopt the values of their fields.
restoreTyped()
// The one script of a visitor's page, which is complete without it. Whatever few visitors need is
// loaded when it is needed.
startLive(suggestions)
startBars()
keepSession({
  signedIn: false,
  client: async () => (await import('#src/web/api.ts')).client,
})
startPrefetch()
keepSheets()
showExactTimes()
document.querySelectorAll('nav').forEach(centreCurrent)
openDialogs(dialogs)
const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
const hydrate = () =>
  void import('#src/web/live/hydrate-islands.tsx').then(({ hydrateIslands }) =>
    hydrateIslands(places, parts),
  )
// A document is read before its tools have come: on a slow line its first page comes first.
if (places[0]?.dataset['late'] && document.readyState !== 'complete')
  addEventListener('load', hydrate)
else if (places.length > 0) hydrate()
const files = document.querySelectorAll<HTMLInputElement>('[data-file-rules]')
if (files.length > 0) {
  void import('#src/web/live/check-files.ts').then(({ checkFiles }) => checkFiles(files))
}
// From now on the page answers to pointing and keys too.
document.documentElement.dataset['live'] = ''
if (sessionStorage.getItem(endedKey) !== null) {
  void import('#src/web/live/notice.ts').then(({ showSessionEnded }) => showSessionEnded())
}
