import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { FileField } from '#src/web/ui/file-field.tsx'
import type { SendFile } from '#src/web/ui/use-uploads.ts'
import { ChooserSpecimens } from './chooser-specimens.tsx'
import { Part, State, Usual } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

type Sent = { name: string; size: number }

/** Nothing leaves the page: the file "arrives" after a while. */
const arrives: SendFile<Sent> = ({ name, size }, { onProgress }) =>
  new Promise((resolve) => {
    let share = 0
    const timer = setInterval(() => {
      share += 0.1
      onProgress(Math.min(1, share))
      if (share < 1) return
      clearInterval(timer)
      resolve({ name, size })
    }, 200)
  })

/** Stays at less than half. */
const stays: SendFile<Sent> = (_file, { onProgress }) =>
  new Promise(() => {
    onProgress(0.42)
  })

/** An error without words gets the field's own. */
const fails: SendFile<Sent> = () => Promise.reject(new Error(''))

export default function FileSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  const given = {
    label: t.documents,
    upload: arrives,
    accept: ['.pdf', '.png'],
    maxBytes: 5_000_000,
    max: 3,
  }
  return (
    <>
      <Part name="FileField">
        <Usual grow on="input">
          <FileField {...given} />
        </Usual>
        <State name={`${s.required} · ${s.error}`} grow>
          <FileField {...given} required error={t.missingFile} />
        </State>
        <State name={s.over} grow>
          <DraggedOver>
            <FileField {...given} />
          </DraggedOver>
        </State>
        <State name={s.uploaded} grow>
          <FileField {...given} initial={[{ name: 'contract.pdf', size: 482_000 }]} />
        </State>
        <State name={s.uploading} grow>
          <WithFiles names={['letter-of-credit.pdf', 'packing-list.pdf']}>
            <FileField {...given} upload={stays} />
          </WithFiles>
        </State>
        <State name={s.failed} grow>
          <WithFiles names={['bill-of-lading.pdf', 'notes.exe']}>
            <FileField {...given} upload={fails} />
          </WithFiles>
        </State>
      </Part>
      <ChooserSpecimens />
    </>
  )
}

/** Chooses files as a person would, once. */
function WithFiles({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const chosen = useRef(false)
  useEffect(() => {
    if (chosen.current) return
    chosen.current = true
    const input = ref.current!.querySelector<HTMLInputElement>('input[type=file]')!
    const files = new DataTransfer()
    for (const name of names) files.items.add(new File(['farsail'], name))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, [names])
  return <div ref={ref}>{children}</div>
}

function DraggedOver({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = ref.current!.querySelector('input[type=file]')!
    input.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }))
  }, [])
  return <div ref={ref}>{children}</div>
}
