export default function awaitData(source: string): string;
