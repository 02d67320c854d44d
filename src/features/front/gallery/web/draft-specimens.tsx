import { useState } from 'react'
import { Conflicts } from '#src/features/content/draft/web/conflicts.tsx'
import { HistoryList } from '#src/features/content/draft/web/history-panel.tsx'
import { SaveState } from '#src/features/content/draft/web/save-state.tsx'
import { useText } from '#src/web/i18n.tsx'
import { exampleConflicts, exampleDraft, exampleHistory, saveStates } from './draft-examples.ts'
import { draftExamplesText } from './draft-examples-text.ts'
import { Part, State } from './specimens.tsx'

/** What a draft says of itself: whether it is saved, which changes were not taken, and its history. */
export default function DraftSpecimens() {
  const t = useText(draftExamplesText)
  const [draft] = useState(() => exampleDraft(t, { conflicts: exampleConflicts(t) }))
  const [history] = useState(() => exampleHistory(t))
  return (
    <>
      <Part name="SaveState">
        {saveStates.map((state) => (
          <State key={state} name={t.states[state]}>
            <SaveExample state={state} />
          </State>
        ))}
      </Part>
      <Part name="Conflicts" wide>
        <State name={t.conflicts} grow>
          <Conflicts draft={draft} />
        </State>
      </Part>
      <Part name="HistoryList" wide>
        <State name={t.history} grow>
          <div>
            <HistoryList history={history} draftId={0} onRestore={() => {}} />
          </div>
        </State>
        <State name={t.empty} grow>
          <div>
            <HistoryList history={{ states: [], asides: [] }} draftId={0} onRestore={() => {}} />
          </div>
        </State>
      </Part>
    </>
  )
}

function SaveExample({ state }: { state: (typeof saveStates)[number] }) {
  const t = useText(draftExamplesText)
  const [draft] = useState(() => exampleDraft(t, { state }))
  return <SaveState draft={draft} />
}
