import { Suspense, useEffect, useRef } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { useAnswerFiles } from './answer-files.ts'

const Photos = latePart(() => import('./photos.tsx'))

/** A written answer, as far as photographs are part of it. */
interface Written {
  photos?: number[] | undefined
}

/** The photographs below a written answer; nothing where answers are only tried out. */
export function PhotosOf<A extends Written>({
  answer,
  onAnswer,
}: {
  answer: A
  onAnswer: (answer: A) => void
}) {
  const files = useAnswerFiles()
  const latest = useLatest(answer)
  if (!files) return null
  return (
    <Suspense>
      <Photos
        files={files}
        photos={answer.photos ?? []}
        onPhotos={(photos) => onAnswer({ ...latest.current, photos })}
      />
    </Suspense>
  )
}

/** The value of the last rendering, for what happens later: a photograph arrives while the learner types. */
export function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
