import type { MyFile } from '#src/features/content/file/my-files-api.ts'
import { FileChooser } from '#src/features/content/file/web/chooser/file-chooser.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { CropArea, CropSize } from '#src/web/ui/crop-area.tsx'
import { LoadedPicture } from '#src/web/ui/loaded-picture.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import { useCrop } from '#src/web/ui/use-crop.ts'
import { examplePicture } from './examples.ts'
import { DialogsInPlace } from './in-place.tsx'
import { Part, State } from './specimens.tsx'
import { stateText } from './state-text.ts'
import { galleryText } from './text.ts'

const sizes = '400px'
const nothing = () => {}

export function ChooserSpecimens() {
  const t = useText(galleryText)
  const s = useText(stateText)
  return (
    <>
      <Part name="FileChooser" wide>
        <DialogsInPlace tall>
          <FileChooser open examples={exampleFiles(t)} onChoose={nothing} onClose={nothing} />
        </DialogsInPlace>
      </Part>
      <Part name="Picture">
        <State grow>
          <Picture picture={examplePicture} alt={t.current} sizes={sizes} />
        </State>
      </Part>
      <Part name="LoadedPicture">
        <State grow>
          <LoadedPicture picture={examplePicture} alt={t.current} sizes={sizes} />
        </State>
        <State name={s.error} grow>
          <Broken>
            <LoadedPicture picture={examplePicture} alt={t.current} sizes={sizes} />
          </Broken>
        </State>
      </Part>
      <Part name="CropArea">
        <State grow>
          <Cropped round={false} />
        </State>
        <State name={s.round} grow>
          <Cropped round />
        </State>
      </Part>
      <Part name="CropSize">
        <State grow>
          <Size />
        </State>
      </Part>
    </>
  )
}

function Cropped({ round }: { round: boolean }) {
  const state = useCrop(round ? 1 : 16 / 9)
  return <CropArea src={examplePicture.src} round={round} state={state} onBroken={nothing} />
}

function Size() {
  return <CropSize state={useCrop(1)} />
}

/** Shows what follows when a picture cannot be loaded. */
function Broken({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current!.querySelector('img')?.dispatchEvent(new Event('error'))
  }, [])
  return <div ref={ref}>{children}</div>
}

/** Files as no server has them. */
function exampleFiles(t: { list: string; longName: string }): MyFile[] {
  const example = (userFileId: number, name: string, kind: MyFile['kind'], size: number) => ({
    ...{ userFileId, name, kind, size, mime: '', downloadUrl: '#', work: null, thumb: null },
    ...{ type: 2 as const, changedAt: '2026-11-22T00:00:00.000Z' },
    folder: userFileId === 1 ? { folderId: 1, name: t.list } : null,
  })
  return [
    example(1, 'letter-of-credit.mp4', 'film', 182_000_000),
    example(2, 'bill-of-lading.pdf', 'document', 482_000),
    example(3, `${t.longName}.pptx`, 'document', 3_200_000),
  ]
}
