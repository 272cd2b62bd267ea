/** Placeholder until the home page arrives. */
export default function Home() {
  return <h1>Wara</h1>
}
