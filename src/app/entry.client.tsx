import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { quietly } from '#src/web/quietly.ts'
import { reloadOnMissingChunk } from '#src/web/reload-guard.ts'
import { restoreTyped } from '#src/web/typed-text.ts'

reloadOnMissingChunk()
// A person signed in is written to in this language from now on.
if (restoreTyped()) void quietly(import('#src/features/people/message/web/save-language.ts'))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
