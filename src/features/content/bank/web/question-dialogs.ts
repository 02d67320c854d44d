import { lazy } from 'react'

// Each is loaded when it is opened.
export const TrialDialog = lazy(async () => ({
  default: (await import('./trial.tsx')).TrialDialog,
}))
export const Trial = lazy(async () => ({ default: (await import('./trial.tsx')).Trial }))
export const VersionsDialog = lazy(async () => ({
  default: (await import('./versions-dialog.tsx')).VersionsDialog,
}))
export const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))
