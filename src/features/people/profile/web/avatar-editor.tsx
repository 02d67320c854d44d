import { accountApi } from '#src/features/people/account/contract.ts'
import { latePart } from '#src/web/late-part.tsx'
import { Suspense, useId, useRef, useState } from 'react'
import { fileAddress } from '#src/shared/file-address.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useViewer } from '#src/web/root-data.ts'
import { upload } from '#src/web/upload.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Button } from '#src/web/ui/button.tsx'
import type { ConfirmQuestion } from '#src/web/ui/confirm.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { fileProblem, fileSize } from '#src/web/ui/file-rules.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import { type Profile, profileApi } from '../contract.ts'
import { imageBytes, imageTypes } from '#src/features/people/account/contract.ts'
import css from './profile.module.css'
import { profileText } from './profile-text.ts'

const CropDialog = latePart(() => import('./crop-dialog.tsx'))
const endings = imageTypes.map((type) => `.${type}`)

/** The picture, and the way to another: choose, crop, and it is saved at once. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const t = useText(profileText)
  const words = useText(fileText)
  const format = useFormat()
  const { run, pending } = useAct()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [chosen, setChosen] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const name = useViewer()?.name ?? profile.userName

  function choose(file: File | undefined) {
    if (!file) return
    const problem = fileProblem(file, endings, imageBytes)
    if (problem === null) {
      setError(undefined)
      return setChosen(file)
    }
    if (problem === 'tooLarge') return setError(words.tooLarge(fileSize(imageBytes)))
    setError(problem === 'badType' ? words.badType(imageTypes.join(', ')) : words.noExtension)
  }

  const save = (photo: () => Promise<string | null>, said: string, ask?: ConfirmQuestion) =>
    run(
      async () => {
        setError(undefined)
        const input = { photo: await photo() }
        await api(profileApi.updateStudentInfo, input, { quiet: true })
      },
      { ask, said, words: t.pictureFailed, failed: setError },
    )

  async function send(cropped: File) {
    setChosen(undefined)
    setProgress(0)
    await save(async () => {
      const [path] = await upload(accountApi.uploadImage, { eTypedirectory: 'avatar' }, cropped, {
        quiet: true,
        onProgress: setProgress,
      })
      return path!
    }, t.pictureSaved)
    setProgress(undefined)
  }

  const remove = () =>
    save(() => Promise.resolve(null), t.pictureRemoved, {
      ...{ title: t.removePictureTitle, text: t.removePictureText },
      ...{ confirm: t.removePicture, danger: true },
    })

  return (
    <div className={css.picture}>
      <Avatar
        name={name}
        src={profile.photo === null ? undefined : fileAddress(profile.photo)}
        size={96}
      />
      <div>
        <p className={css.name}>{name}</p>
        <div className={css.buttons}>
          <Button
            size="small"
            icon="image"
            pending={pending}
            aria-describedby={`${id}d`}
            onClick={() => input.current?.click()}
          >
            {profile.photo ? t.changePicture : t.choosePicture}
          </Button>
          {profile.photo && (
            <Button size="small" variant="quiet" onClick={() => void remove()}>
              {t.removePicture}
            </Button>
          )}
        </div>
        <p className={css.muted} id={`${id}d`} role="status">
          {progress === undefined ? t.pictureHint : t.uploading(format.percent(progress / 100))}
        </p>
        <div role="alert">
          <FieldError id={`${id}e`} error={error} />
        </div>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t.choosePicture}
          accept={endings.join(',')}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            onCancel={() => setChosen(undefined)}
            onDone={(cropped) => void send(cropped)}
          />
        </Suspense>
      )}
    </div>
  )
}
