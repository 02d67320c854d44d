import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import type { Subtitle } from '../contract.ts'
import type { SubtitleLanguage } from '../languages.ts'
import { filmPaths } from '../paths.ts'
import css from './subtitle-editor.module.css'
import { type MenuTrack, SubtitleMenu } from './subtitle-menu.tsx'
import { subtitlesText } from './subtitles-text.ts'
import type { CueEditor } from './use-cue-editor.ts'

const ShiftDialog = latePart(async () => ({
  default: (await import('./shift-dialog.tsx')).ShiftDialog,
}))

interface Tools {
  setStart(): void
  setEnd(): void
  split(): void
  merge(): void
  shift(ms: number): void
}

/** The language, whether its cues are saved, and what is done with all cues or the chosen one. */
export function SubtitleTools({
  userFileId,
  sound,
  list,
  edited,
  editor,
  tools,
  isEditing,
  onImport,
  onAdd,
}: {
  userFileId: number
  sound: string | null
  list: readonly Subtitle[]
  edited: MenuTrack & { language: SubtitleLanguage }
  editor: CueEditor
  tools: Tools
  /** Whether a cue has been chosen, so that a phone shows the acts on it. */
  isEditing: boolean
  onImport: () => void
  /** Left out where the film has subtitles in every language. */
  onAdd: (() => void) | undefined
}) {
  const t = useText(subtitlesText)
  const go = useGo()
  const [isShifting, setShifting] = useState(false)
  const acts = { setStart: t.setStart, setEnd: t.setEnd, split: t.split, merge: t.merge }
  return (
    <div className={css.tools}>
      {list.length > 1 ? (
        <Select
          className={css.language}
          label={t.language}
          labelHidden
          value={edited.language}
          options={list.map((one) => ({ value: one.language, label: one.label }))}
          onChange={(value) => void go(filmPaths.subtitles(userFileId, value))}
        />
      ) : (
        <strong>{edited.label}</strong>
      )}
      <span className={css.state} data-state={editor.state} role="status">
        {editor.state === 'failed' ? (editor.failure ?? t.failed) : t[editor.state]}
      </span>
      {editor.state === 'failed' && (
        <Button size="small" onClick={editor.retry}>
          {t.retry}
        </Button>
      )}
      <span className={css.history}>
        <IconButton
          icon="undo"
          label={t.undo}
          disabled={!editor.undo}
          onClick={() => editor.undo?.()}
        />
        <IconButton
          icon="undo"
          className={css.redo}
          label={t.redo}
          disabled={!editor.redo}
          onClick={() => editor.redo?.()}
        />
      </span>
      <div
        className={css.acts}
        role="group"
        aria-label={t.cueActs}
        data-editing={isEditing || undefined}
      >
        {Object.entries(acts).map(([name, label]) => (
          <Button
            key={name}
            size="small"
            // A press leaves the cursor in the words, so that a phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={tools[name as keyof typeof acts]}
          >
            {label}
          </Button>
        ))}
      </div>
      <SubtitleMenu
        userFileId={userFileId}
        sound={sound}
        edited={edited}
        onImport={onImport}
        onShift={() => setShifting(true)}
        onAdd={onAdd}
      />
      {isShifting && (
        <Suspense>
          <ShiftDialog onClose={() => setShifting(false)} onShift={tools.shift} />
        </Suspense>
      )}
    </div>
  )
}
