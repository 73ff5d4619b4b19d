import { Chat } from './chat.tsx'

export default function Page() {
  return (
    <main>
      <h1>Chat with citations</h1>
      <Chat />
    </main>
  )
}
