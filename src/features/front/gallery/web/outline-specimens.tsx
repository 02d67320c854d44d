import { use, useEffect, useState } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import { showUploads } from '#src/features/content/outline/web/files/item-uploads.ts'
import { OutlineEditor } from '#src/features/content/outline/web/outline-editor.tsx'
import { filePaths } from '#src/features/content/file/paths.ts'
import { useText } from '#src/web/i18n.tsx'
import { emptyOutline, exampleOutline, largeOutline } from './outline-examples.ts'
import { outlineExamplesText } from './outline-examples-text.ts'
import { AloneContext, Part, State } from './specimens.tsx'

const both = ['zh', 'en'] as const
const one = ['zh'] as const
const contentPath = () => filePaths.files()
const nothing = () => {}

/** Outlines of chapters, from none to a thousand. */
export default function OutlineSpecimens() {
  const t = useText(outlineExamplesText)
  const { chapters, sections, items, introduction, longName } = t
  const alone = use(AloneContext)
  useEffect(() => {
    showUploads(
      new Map([
        ['i-1', { uid: 1, phase: 'sending', percentage: 42 }],
        ['i-2', { uid: 2, phase: 'queued', percentage: 0 }],
        ['i-6', { uid: 3, phase: 'failed', percentage: 0, error: t.failed }],
      ]),
    )
    return () => showUploads(new Map())
  }, [t])
  return (
    <>
      <Part name="OutlineEditor" wide>
        <State name={t.usual} grow>
          <Example
            make={() => exampleOutline({ chapters, sections, items, introduction, longName })}
            languages={both}
          />
        </State>
        <State name={t.empty} grow>
          <Example make={emptyOutline} languages={one} />
        </State>
      </Part>
      <Part name="OutlineOfAThousand" wide>
        {/* Hundreds of screens high, so that it is shown alone. */}
        {alone ? (
          <Example make={() => largeOutline(t.numbered)} languages={one} />
        ) : (
          <a href="?part=OutlineOfAThousand">{t.alone}</a>
        )}
      </Part>
    </>
  )
}

function Example({
  make,
  languages,
}: {
  make: () => DraftStore
  languages: readonly ('zh' | 'en')[]
}) {
  const t = useText(outlineExamplesText)
  const [draft] = useState(make)
  return (
    <OutlineEditor
      draft={draft}
      languages={languages}
      filesFolder={t.course}
      contentPath={contentPath}
      onCopyFromTextbook={nothing}
    />
  )
}
