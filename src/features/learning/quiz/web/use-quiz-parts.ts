import { useEffect, useState } from 'react'

const load = async () => {
  const [{ QuizTaking }, { QuizResult }] = await Promise.all([
    import('./quiz-taking.tsx'),
    import('./quiz-result.tsx'),
  ])
  return { QuizTaking, QuizResult }
}

/**
 * The parts of a quiz that has begun, which are heavier than the page around them. They load while its start is
 * read; until then a reader cannot tap on a part that does not answer yet.
 */
export function useQuizParts() {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => void load().then(setParts), [])
  return parts
}
