export default function LaterPage() {
  return null
}
