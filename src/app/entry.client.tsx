import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnMissingChunk } from '#src/web/reload-guard.ts'
import { restoreTyped } from '#src/web/typed-text.ts'

reloadOnMissingChunk()
restoreTyped()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
