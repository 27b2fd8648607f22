export default function leanRegistry(source: string): string;
