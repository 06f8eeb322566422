export default function Page() {
  return <h1>Scores</h1>;
}
