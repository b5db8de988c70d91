export const metadata = { title: 'Bare page', description: 'A page of Next and nothing else' }

export default function Page() {
  return <h1>Bare page</h1>
}
