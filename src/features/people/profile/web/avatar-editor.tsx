import { accountApi } from '#src/features/people/account/contract.ts'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#src/web/api.ts'
import { useFormat, useLocale, useText } from '#src/web/i18n.tsx'
import { upload } from '#src/web/upload.ts'
import { Avatar } from '#src/web/ui/avatar.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { fileProblem, fileSize } from '#src/web/ui/file-rules.ts'
import { uiText } from '#src/web/ui/text.ts'
import { toast } from '#src/web/ui/toast-store.ts'
import { type Profile, profileApi } from '../contract.ts'
import { imageBytes, imageTypes } from '#src/features/people/account/contract.ts'
import { refusalOf } from '#src/features/people/account/web/form-errors.ts'
import css from './profile.module.css'
import { profileText } from './profile-text.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))
const endings = imageTypes.map((type) => `.${type}`)

/** The picture, and the way to another: choose, crop, and it is saved at once. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const t = useText(profileText)
  const words = useText(uiText)
  const locale = useLocale()
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [chosen, setChosen] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const name = profile.realName || profile.userName

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

  async function save(photo: () => Promise<string | null>, said: string) {
    setError(undefined)
    try {
      await api(profileApi.updateStudentInfo, { photo: await photo() }, { quiet: true })
      toast.success(said)
      await revalidate()
    } catch (failure) {
      const told = refusalOf<Record<string, string>>(failure, locale, {
        failed: t.pictureFailed,
        offline: t.offline,
      })
      setError(told.message ?? Object.values(told.fields ?? {})[0] ?? t.pictureFailed)
    } finally {
      setProgress(undefined)
    }
  }

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
  }

  async function remove() {
    const sure = await confirmDialog({
      title: t.removePictureTitle,
      text: t.removePictureText,
      confirm: t.removePicture,
      danger: true,
    })
    if (sure) await save(() => Promise.resolve(null), t.pictureRemoved)
  }

  return (
    <div className={css.picture}>
      <Avatar name={name} src={profile.photo ?? undefined} size={96} />
      <div>
        <p className={css.name}>{name}</p>
        <div className={css.buttons}>
          <Button
            size="small"
            icon="image"
            pending={progress !== undefined}
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
